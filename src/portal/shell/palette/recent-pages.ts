import type { Page } from '#definition/generated/page.ts'

const key = 'portolan.recent-pages'

export function recentPages(): readonly string[] {
  return (localStorage.getItem(key) ?? '').split(' ').filter(Boolean)
}

/** Stores only ids of pages, never records, so that the next person here learns nothing. */
export function rememberPage({ id, path, redirect }: Page, most: number): void {
  if (path.includes('{') || redirect !== undefined) return
  const names = [id, ...recentPages().filter((name) => name !== id)]
  localStorage.setItem(key, names.slice(0, most + 1).join(' '))
}
