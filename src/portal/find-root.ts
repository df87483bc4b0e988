/** Returns the root element of the portal. Throws if the page has none (NAV-091). */
export function findRoot(page: Document): HTMLElement {
  const root = page.getElementById('root')
  if (!root) throw new Error("The page has no element with the id 'root', so the portal cannot start.")
  return root
}
