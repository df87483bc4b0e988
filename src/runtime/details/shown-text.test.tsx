import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { english, readBy } from '#values/language.ts'
import { shownText } from './shown-text.tsx'

const linesOf = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

it.each(['Such as W-8BEN-E or W-9, as one file.', 'Internal ID T-33ba52ee-5e70.', '(INV-2026-7)'])(
  'breaks no ID of %j at its hyphen, however narrow, and leaves every letter as it is',
  async (text) => {
    const screen = await render(<p style={{ width: '40px', fontSize: '16px' }}>{shownText(text)}</p>)
    const line = screen.container.querySelector('p')!
    expect(line.textContent).toBe(text)
    const whole = [...line.querySelectorAll('.ptl-whole')]
    expect(whole.length).toBeGreaterThan(0)
    expect(whole.map(linesOf)).toEqual(whole.map(() => 1))
  },
)

it('may break what is too long for a small phone, and words', async () => {
  const long = 'A7C1D2E3-0000-4000-8000-000000000000 is first-class'
  const screen = await render(<p>{shownText(long)}</p>)
  expect(screen.container.querySelector('.ptl-whole')).toBeNull()
})

it('sets a name of another direction apart from the words around it', async () => {
  const screen = await render(
    <p>
      <span>{shownText('אור (בע״מ)')}</span> · 12.50 USD
    </p>,
  )
  expect(screen.container.querySelector('bdi')?.textContent).toBe('אור (בע״מ)')
})

it('names the language of what others wrote, where the reader has another one (TRU-489)', async () => {
  readBy(() => ({ ...english, tag: 'es-MX' }))
  onTestFinished(() => readBy(() => english))
  const screen = await render(
    <p>
      {shownText('The account was closed by the bank.')} {shownText('La cuenta está cerrada.')}
    </p>,
  )
  const parts = [...screen.container.querySelectorAll('[lang]')]
  expect(parts.map((part) => [part.getAttribute('lang'), part.textContent])).toEqual([
    ['en', 'The account was closed by the bank.'],
  ])
})
