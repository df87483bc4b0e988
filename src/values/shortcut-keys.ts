/** Keys of the portal itself by action; definitions may use the other letters. */
export const shortcutKeys = {
  goTo: 'g',
  nextRow: 'j',
  previousRow: 'k',
  openRow: 'o',
  selectRow: 'x',
  search: '/',
  help: '?',
} as const
