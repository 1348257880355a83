/** The words of a board, in one place for whoever translates them. */
export const words = {
  keys:
    'Arrow keys and Q, E, A, D go from space to space. Tab, or N and P, go to what can be chosen. Enter chooses. ' +
    'Plus and minus zoom, 0 shows all, C follows the action, Home goes to it.',
  view: 'View of the map',
  closer: 'Closer',
  farther: 'Farther',
  all: 'Show the whole map',
  follow: 'Follow the active ship',
  can: 'can',
  danger: 'danger',
};
