import axe from 'axe-core'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { payments, user } from '#tests/fixtures/portal/answers.ts'
import { createPreferences } from '#tests/fixtures/portal/preferences.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'
import type { Served } from '../../definitions/fetch.ts'

const rows = ['One', 'Two', 'Three'].map((name, at) => ({
  ...payments.content[0],
  payment_id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  beneficiaryName: `Supplier ${name}`,
}))
const listed = { 'POST /payout_proxy/payments/filter': { ...payments, content: rows } }
const dayId = '44444444-4444-4444-8444-444444444444'
const row = (name: string) => page.getByRole('link', { name: `Supplier ${name}`, exact: true })
const palette = () => page.getByRole('combobox', { name: 'Search pages, actions and records' })
const help = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

/** Opens the list of payments with definitions that a test may change. */
async function openList(change: (served: Served) => unknown = (served) => served) {
  const portal = await openPortal({
    path: '/payments',
    answers: { ...listed, ...createPreferences().answers },
    definitions: change,
  })
  await expect.element(row('One')).toBeVisible()
  return portal
}

const withoutSearch = ({ definitions, ...rest }: Served) => {
  const { search: _, ...table } = definitions.tables['payments']!
  return { ...rest, definitions: { ...definitions, tables: { ...definitions.tables, payments: table } } }
}

const withSearch = ({ definitions, ...rest }: Served) => {
  const table = { ...definitions.tables['payments']!, search: 'Beneficiary' }
  return { ...rest, definitions: { ...definitions, tables: { ...definitions.tables, payments: table } } }
}

const press = (target: EventTarget, key: string, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

it('goes to the page whose letter follows g, and nowhere by the letter alone or another letter (TRU-340)', async () => {
  await openPortal({ answers: listed })
  await expect.element(heading('Welcome, Trial Maker')).toBeVisible()
  await userEvent.keyboard('p')
  await userEvent.keyboard('gz')
  await userEvent.keyboard('p')
  expect(location.pathname).toBe('/home')
  await userEvent.keyboard('gp')
  await expect.element(heading('Payments')).toBeVisible()
  expect(location.pathname).toBe('/payments')
  await expect.element(row('One')).toBeVisible()
  ;(row('One').element() as HTMLElement).focus()
  await userEvent.keyboard('gh')
  await expect.element(heading('Welcome, Trial Maker')).toBeVisible()
})

it('follows the letter that a definition gives a page (TRU-340)', async () => {
  await openPortal({
    answers: listed,
    definitions: ({ definitions, ...rest }) => {
      const { payments: one, ...pages } = definitions.pages
      const moved = { ...one!, navigation: { ...one!.navigation!, key: 'z' } }
      return { ...rest, definitions: { ...definitions, pages: { ...pages, payments: moved } } }
    },
  })
  await expect.element(heading('Welcome, Trial Maker')).toBeVisible()
  await userEvent.keyboard('gz')
  await expect.element(heading('Payments')).toBeVisible()
})

it('puts the cursor into the search of the list with /, where letters are letters again (TRU-341, TRU-343)', async () => {
  await openList(withSearch)
  await userEvent.keyboard('/')
  const search = page.getByRole('searchbox')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('jxgh?')
  await expect.element(search).toHaveValue('jxgh?')
  expect(location.pathname).toBe('/payments')
  expect(help().query()).toBeNull()
})

it('opens the search of the portal with / where the list has none (TRU-341)', async () => {
  await openList(withoutSearch)
  await userEvent.keyboard('/')
  await expect.element(palette()).toHaveFocus()
})

it('moves from row to row with j and k from anywhere on the page, and opens one with o (TRU-342)', async () => {
  await openList()
  await userEvent.keyboard('j')
  await expect.element(row('One')).toHaveFocus()
  await userEvent.keyboard('jj')
  await expect.element(row('Three')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(row('Two')).toHaveFocus()
  await userEvent.keyboard('o')
  await expect.poll(() => location.pathname).toBe(`/payments/${rows[1]!.payment_id}`)
})

it('selects the row it stands on with x, once while the key repeats (TRU-342, TRU-343)', async () => {
  await openList()
  // After coming back from a record, the focus is on its row.
  ;(row('One').element() as HTMLElement).focus()
  await userEvent.keyboard('jx')
  const box = page.getByRole('checkbox', { name: 'Select Supplier Two' })
  await expect.element(box).toBeChecked()
  press(row('Two').element(), 'x', { repeat: true })
  await userEvent.keyboard('k')
  await expect.element(row('One')).toHaveFocus()
  await expect.element(box).toBeChecked()
})

it('opens the row it stands on with Enter, as any link (TRU-342)', async () => {
  await openList()
  await userEvent.keyboard('jj{Enter}')
  await expect.poll(() => location.pathname).toBe(`/payments/${rows[1]!.payment_id}`)
})

it('presses the button that names its letter in the sheet of a record, and nothing else there (TRU-342, TRU-343)', async () => {
  await openPortal({
    path: `/payments/day/${dayId}`,
    answers: {
      ...listed,
      [`GET /pcs_proxy/holidays/${dayId}`]: { id: dayId, name: 'New year', date: '2027-01-01', version: 1 },
    },
    definitions: ({ definitions, ...rest }) => {
      const { feature: _, ...sheet } = definitions.pages['holiday']!
      const day = { ...sheet, path: '/payments/day/{id}', over: 'payments', permission: 'payments.read' }
      const edit = { id: 'edit', label: 'Edit', page: 'terms-of-use', key: 'e' }
      const holiday = { ...definitions.details['holiday']!, permission: 'payments.read', actions: [edit] }
      const pages = { ...definitions.pages, holiday: day }
      return { ...rest, definitions: { ...definitions, pages, details: { ...definitions.details, holiday } } }
    },
  })
  await expect.element(page.getByRole('button', { name: 'Edit' })).toBeVisible()
  await userEvent.keyboard('gh/j')
  expect(location.pathname).toBe(`/payments/day/${dayId}`)
  expect(palette().query()).toBeNull()
  await userEvent.keyboard('?')
  await expect.element(help().getByText('Edit', { exact: true })).toBeVisible()
  expect(help().getByText('Next row, previous row').query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(help()).not.toBeInTheDocument()
  await userEvent.keyboard('e')
  await expect.poll(() => location.pathname).toBe('/terms-of-use')
})

it('acts neither with Ctrl, Alt or ⌘, nor in an open menu, nor again while a key repeats (TRU-343)', async () => {
  await openList()
  for (const modifiers of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    press(document.body, 'j', modifiers)
  press(document.body, '?', { repeat: true })
  await userEvent.keyboard('g{Control>}p{/Control}')
  expect(row('One').element()).not.toBe(document.activeElement)
  await page.getByRole('button', { name: /your menu/ }).click()
  await expect.element(page.getByRole('region', { name: 'You' })).toBeVisible()
  await userEvent.keyboard('ghj/')
  expect(location.pathname).toBe('/payments')
  expect(help().query()).toBeNull()
  expect(palette().query()).toBeNull()
})

it('does nothing by single keys once they are switched off, but leaves arrows and Ctrl-K (TRU-343)', async () => {
  await openList()
  await userEvent.keyboard('?')
  const single = help().getByRole('checkbox', { name: 'Single-key shortcuts' })
  await expect.element(single).toHaveAccessibleDescription(/kept with your account/)
  await help().getByText('Single-key shortcuts').click()
  await expect.element(single).not.toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(help()).not.toBeInTheDocument()
  await userEvent.keyboard('?/ghj')
  expect(location.pathname).toBe('/payments')
  expect(row('One').element()).not.toBe(document.activeElement)
  ;(row('One').element() as HTMLElement).focus()
  await userEvent.keyboard('jo')
  await expect.element(row('One')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row('Two')).toHaveFocus()
  expect(location.pathname).toBe('/payments')
  expect(help().query()).toBeNull()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(palette()).toHaveFocus()
})

it('lists with ? the keys of this page alone, in words a screen reader is given (TRU-344)', async () => {
  await openList(withSearch)
  await userEvent.keyboard('?')
  await expect.element(help().getByRole('heading', { name: 'In the list' })).toBeVisible()
  await expect.element(help().getByText('Search the list')).toBeVisible()
  await expect.element(help().getByText('Next row, previous row')).toBeVisible()
  await expect.element(help().getByText('Reports', { exact: true })).toBeVisible()
  await expect.element(help().getByText('Select the row')).toBeVisible()
  expect(help().getByText('For this record').query()).toBeNull()
  const { violations } = await axe.run(help().element(), { resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
})

it('lists no page that the person may not open (TRU-344)', async () => {
  const path = `GET /organizations/${user.orgId}/users/${user.id}`
  await openPortal({ answers: { [path]: { ...user, roles: [] } } })
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(help().getByText('Everywhere')).toBeVisible()
  expect(help().getByText('Payments', { exact: true }).query()).toBeNull()
})

it('closes a dialog by Escape from its first moment, also before the focus is in it (TRU-344)', async () => {
  await openList()
  await userEvent.keyboard('?')
  await expect.element(help()).toBeVisible()
  // As in the frame in which it was drawn, when the focus is still on the page.
  press(document.body, 'Escape')
  await expect.element(help()).not.toBeInTheDocument()
})
