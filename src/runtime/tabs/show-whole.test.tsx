import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { showFocused } from './show-whole.ts'
import { TabList } from './tab-list.tsx'

const names = ['Payments', 'Requests', 'Failed and returned', 'Approval log']
const tabs = names.map((label, at) => ({ id: `t${at}`, label }))

/** Tells whether an element stands between the sides of its line. */
function isWhole(one: Element): boolean {
  const line = one.closest('ul, [role="tablist"]')!.getBoundingClientRect()
  const { left, right } = one.getBoundingClientRect()
  // A line scrolls by whole pixels.
  return left >= line.left - 1 && right <= line.right + 1
}

for (const direction of ['ltr', 'rtl'])
  it(`shows the open tab whole on a narrow screen, and the one a key opens (TRU-759, ${direction})`, async () => {
    const opened: string[] = []
    const list = (open: string) => (
      <div dir={direction} style={{ width: 200 }}>
        <TabList name="n" label="Parts" tabs={tabs} open={open} onOpen={(id) => void opened.push(id)} />
      </div>
    )
    const screen = await render(list('t3'))
    const tab = (name: string) => page.getByRole('tab', { name }).element()
    expect(isWhole(tab('Approval log'))).toBe(true)
    expect(isWhole(tab('Payments'))).toBe(false)
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    expect(opened).toEqual(['t0'])
    await screen.rerender(list('t0'))
    expect(isWhole(tab('Payments'))).toBe(true)
  })

it('shows a link whole that the keyboard reaches, and does not move one under the mouse (TRU-759)', async () => {
  const links = names.map((name) => (
    <li key={name} style={{ flex: 'none' }}>
      <a href={`#${name}`} onFocus={showFocused}>
        {name}
      </a>
    </li>
  ))
  await render(<ul style={{ display: 'flex', gap: 8, width: 190, overflowX: 'auto' }}>{links}</ul>)
  const link = (name: string) => page.getByRole('link', { name }).element()
  const cut = link('Failed and returned')
  const from = cut.getBoundingClientRect().left
  cut.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(cut.getBoundingClientRect().left).toBe(from)
  for (const name of names) {
    await userEvent.tab()
    expect(document.activeElement).toBe(link(name))
    expect(isWhole(link(name)), name).toBe(true)
  }
})
