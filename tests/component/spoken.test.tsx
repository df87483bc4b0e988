import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { listen } from '#tests/fixtures/spoken.ts'

it('speaks a control once where the focus passed another one and something was announced meanwhile (TRU-264)', async () => {
  await render(
    <>
      <button type="button">Passed</button>
      <h2 tabIndex={-1}>Arrived</h2>
      <p role="status" />
    </>,
  )
  const spoken = listen()
  document.querySelector('button')?.focus()
  document.querySelector('[role="status"]')?.replaceChildren('Saved')
  await Promise.resolve()
  document.querySelector('h2')?.focus()
  await spoken.hear(/^Arrived/)
  expect(await spoken.takePolitely()).toEqual(['Arrived, heading', 'Announced: Saved'])
  await spoken.press('{Tab}')
  expect(spoken.sentences.filter((sentence) => sentence.startsWith('Arrived'))).toHaveLength(1)
})
