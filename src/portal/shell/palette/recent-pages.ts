import type { Page } from '#definition/generated/page.ts'

const key = 'portolan.recent-pages'

export function recentPages(): readonly string[] {
  return (localStorage.getItem(key) ?? '').split(' ').filter(Boolean)
}

/** Only the names of pages are kept, never of records: whoever sits here next learns nothing from them. */
export function rememberPage({ id, path, redirect }: Page, most: number): void {
  if (path.includes('{') || redirect !== undefined) return
  const names = [id, ...recentPages().filter((name) => name !== id)]
  localStorage.setItem(key, names.slice(0, most + 1).join(' '))
}
