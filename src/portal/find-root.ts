/** Where the portal stands in its page; without it there is nothing to start (NAV-091). */
export function findRoot(page: Document): HTMLElement {
  const root = page.getElementById('root')
  if (!root) throw new Error("The page has no element with the id 'root', so the portal cannot start.")
  return root
}
