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

it('hears what gets the focus back from a dialog that fades with it (TRU-264)', async () => {
  await render(
    <>
      <button type="button">Opener</button>
      <div className="bp6-overlay">
        <div role="dialog" aria-label="Fading">
          <button type="button">Inside</button>
        </div>
      </div>
    </>,
  )
  const [opener, inside] = document.querySelectorAll('button')
  inside?.focus()
  const spoken = listen()
  let frames = 0
  const fade = () => {
    frames += 1
    if (frames < 20) return void requestAnimationFrame(fade)
    // It is React that takes it away in the end.
    document.querySelector('.bp6-overlay')?.toggleAttribute('hidden', true)
    opener?.focus()
  }
  fade()
  await spoken.returned()
  expect(await spoken.take()).toEqual(['Opener, button'])
})
