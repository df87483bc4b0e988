const key = 'portolan.sidebar'
const narrow = 1024

/** Folded when the person folded it, or, before they ever chose, where there is little room. */
export function isSidebarFolded(): boolean {
  const kept = localStorage.getItem(key)
  return kept === null ? innerWidth < narrow : kept === 'folded'
}

export function rememberSidebar(isFolded: boolean): void {
  localStorage.setItem(key, isFolded ? 'folded' : 'open')
}
