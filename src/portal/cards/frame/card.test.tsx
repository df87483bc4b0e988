import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Freshness } from '../../payments/timeline/freshness.tsx'
import { presets } from '#tests/fixtures/portal/home-answers.ts'
import type { Served } from '../../definitions/fetch.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const card = (name: string) => page.getByRole('region', { name, exact: true })
const call = 'GET /xcurrent_proxy/internal/payments/presets'

const homeOf =
  (...cards: object[]) =>
  ({ definitions, ...rest }: Served) => {
    const home = { ...definitions.pages['home'], cards }
    return { ...rest, definitions: { ...definitions, pages: { ...definitions.pages, home } } }
  }

it('says that one card failed, and tries that one again; the others stay', async () => {
  let turn = 0
  const answer = () => (turn++ === 0 ? 500 : presets)
  const { requests } = await openPortal({ answers: { [call]: answer } })
  const failed = card('Payment presets')
  await expect.element(failed.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(card('Account balance').getByText('1,250,000.00 USD')).toBeVisible()
  const before = requests.length
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect.element(failed.getByText('Rent of the office')).toBeVisible()
  expect(requests.slice(before).filter((one) => one.startsWith(call))).toHaveLength(1)
  expect(document.activeElement).toBe(failed.element())
})

it('says how old it is once it is older than it should be, and nothing while it is new', async () => {
  const screen = await render(<Freshness at={Date.now()} />)
  expect(screen.container.textContent).toBe('')
  await screen.rerender(<Freshness at={Date.now() - 120_000} />)
  await expect.element(page.getByText(/^Updated [12] min/)).toBeVisible()
})

it('is not there for those who may not see it', async () => {
  await openPortal({ answers: { [call]: 403 } })
  await expect.element(card('Account balance').getByText('1,250,000.00 USD')).toBeVisible()
  expect(card('Payment presets').query()).toBeNull()
})

it('takes a list that does not exist for one with nothing in it (API-170)', async () => {
  await openPortal({ answers: { [call]: 404 } })
  await expect.element(card('Payment presets').getByText(/^No presets yet\./)).toBeVisible()
})

it('waits as high as it was, so that nothing below it jumps', async () => {
  const height = () => card('Payment presets').element().getBoundingClientRect().height
  const definitions = homeOf({ card: 'payment-presets' })
  const first = await openPortal({ definitions })
  await expect.element(card('Payment presets').getByText('Rent of the office')).toBeVisible()
  await expect.poll(() => localStorage.getItem('portolan.height.payment-presets')).not.toBeNull()
  const seen = height()
  await first.screen.unmount()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  await openPortal({ definitions, answers: { [call]: promise } })
  await expect.element(card('Payment presets')).toBeVisible()
  expect(Math.abs(height() - seen)).toBeLessThan(2)
  resolve(presets)
  await expect.element(card('Payment presets').getByText('Rent of the office')).toBeVisible()
  expect(Math.abs(height() - seen)).toBeLessThan(2)
})

it('keeps back what stands below while nobody knows how high it will be, and no longer', async () => {
  const definitions = homeOf({ card: 'payment-presets' }, { card: 'support' })
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const first = await openPortal({ definitions, answers: { [call]: promise } })
  await expect.element(card('Payment presets')).toBeVisible()
  await expect.element(page.getByText('Call support')).not.toBeVisible()
  resolve(presets)
  await expect.element(page.getByText('Call support')).toBeVisible()
  await expect.poll(() => localStorage.getItem('portolan.height.payment-presets')).not.toBeNull()
  await first.screen.unmount()
  await openPortal({ definitions, answers: { [call]: new Promise(() => {}) } })
  await expect.element(page.getByText('Call support')).toBeVisible()
})

it('keeps nothing back for a card that nobody answers', async () => {
  const definitions = homeOf({ card: 'payment-presets' }, { card: 'support' })
  await openPortal({ definitions, answers: { [call]: new Promise(() => {}) } })
  await expect.element(page.getByText('Call support')).toBeVisible()
  expect(card('Payment presets').getByText('Rent of the office').query()).toBeNull()
})

it('says what its definition says', async () => {
  const inOtherWords = ({ definitions, ...rest }: Served) => {
    const shipped = definitions.cards['payment-presets']!
    const others = {
      ...shipped,
      title: 'What you often pay',
      words: { ...shipped.words, empty: 'Nothing kept.' },
    }
    const cards = { ...definitions.cards, 'payment-presets': others }
    return { ...rest, definitions: { ...definitions, cards } }
  }
  await openPortal({ definitions: inOtherWords, answers: { [call]: { content: [] } } })
  await expect.element(card('What you often pay').getByText('Nothing kept.')).toBeVisible()
})

it('says what is wrong where the words of a card are broken, and the others stay (rule 16)', async () => {
  const sentence = "cards/support.card.json /words: The card says 'link', which is missing."
  const definitions = (served: Served) => ({ ...served, broken: { 'cards/support': [sentence] } })
  await openPortal({ definitions })
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(card('Account balance')).toBeVisible()
})

it('says what is wrong where a card is placed by a rule that does not exist', async () => {
  await openPortal({ definitions: homeOf({ card: 'support', gate: 'isNowhere' }) })
  await expect.element(page.getByText("The rule 'isNowhere' is missing.")).toBeVisible()
})
