import type { Tab, Tabs } from '#definition/generated/page.ts'

/** Returns the tabs for this person; of several with one name, the first whose gate is open. */
export function openTabs({ items }: Tabs, isOpen: (gate: string) => boolean): readonly Tab[] {
  const open = items.filter(({ gate }) => gate === undefined || isOpen(gate))
  return open.filter(({ id }, at) => open.findIndex((tab) => tab.id === id) === at)
}
