/** The keys that the portal needs itself, by what they do; definitions give away the other letters. */
export const shortcutKeys = {
  goTo: 'g',
  nextRow: 'j',
  previousRow: 'k',
  openRow: 'o',
  selectRow: 'x',
  search: '/',
  help: '?',
} as const
