/** The words of a board, in one place for whoever translates them. */
export const words = {
  walk: (letters: string) => `Arrow keys${letters && `, or Shift with ${letters},`} go from space to space.`,
  keys:
    'Tab, or Shift with N and P, goes to what can be chosen. Enter chooses. Plus and minus zoom, Shift F shows all, ' +
    'Shift C follows the action, Home goes to it.',
  landmarks: 'Shift with J and K goes from landmark to landmark, the nearest first.',
  insetKeys: 'Shift with N and P goes to what can be chosen. Enter chooses.',
  ways: {
    N: 'north',
    NE: 'north-east',
    E: 'east',
    SE: 'south-east',
    S: 'south',
    SW: 'south-west',
    W: 'west',
    NW: 'north-west',
  },
  view: 'View of the map',
  closer: 'Closer',
  farther: 'Farther',
  all: 'Show the whole map',
  follow: 'Follow the action',
  can: 'can',
  go: 'go there',
  danger: 'danger',
};
