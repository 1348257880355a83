/** The words of a board, in one place for whoever translates them. */
export const words = {
  keys:
    'Arrow keys, or Shift with Q, E, A, D, go from space to space. Tab, or Shift with N and P, goes to what can be ' +
    'chosen. Enter chooses. Plus and minus zoom, Shift F shows all, Shift C follows the action, Home goes to it.',
  insetKeys:
    'Arrow keys, or Shift with Q, E, A, D, go from space to space. Shift with N and P goes to what can be chosen. ' +
    'Enter chooses.',
  view: 'View of the map',
  closer: 'Closer',
  farther: 'Farther',
  all: 'Show the whole map',
  follow: 'Follow the action',
  can: 'can',
  danger: 'danger',
};
