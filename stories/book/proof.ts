import axe from 'axe-core'
import { expect, waitFor } from 'storybook/test'
import { clippedIn } from './clipped.ts'
import { showView, type View } from './view.ts'

const looks: readonly (readonly [name: string, view: Partial<View>])[] = [
  ['dark, from the right', { words: 'longer', look: 'dark', direction: 'rtl' }],
  ['light, from the left', { words: 'longer' }],
]

/** A page has its own landmarks; a sheet has not. To tell all that is right costs more than to look. */
const options: axe.RunOptions = {
  rules: { region: { enabled: false }, 'landmark-unique': { enabled: false } },
  resultTypes: ['violations'],
  selectors: false,
}

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))

/** What fades in has its own colours only at the end. */
const settled = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Infinity)
      .map((one) => one.finished),
  )

async function changeTo(view: Partial<View>): Promise<void> {
  showView(view)
  await frame()
  await frame()
  await settled()
}

const cellsOf = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>('.book-cell__page')]

/** Forms within a field come by themselves; what shows that it waits goes on waiting. */
const formsCame = (canvas: HTMLElement) =>
  waitFor(() =>
    expect(canvas.querySelectorAll('.book-state:not(#state-loading) .ptl-skeleton__says')).toHaveLength(0),
  )

async function faultsOf(canvas: HTMLElement, look: string): Promise<readonly string[]> {
  const { violations } = await axe.run(canvas, options)
  return violations.map(({ id, nodes }) => `${look}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** What is cut off on a phone. */
function cutOff(canvas: HTMLElement, look: string): readonly string[] {
  const cells = cellsOf(canvas)
  if (cells.length === 0) return ['no state is drawn']
  return cells.flatMap(clippedIn).map((part) => `${look}: ${part} is cut off`)
}

/**
 * What a sheet promises: it passes axe in light, in the dark and from the right, and nothing is cut off on a phone
 * when words are longer. It changes what is seen, so only tests run it.
 */
export async function proveSheet({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  if (import.meta.env.MODE !== 'test') return
  const faults: string[] = []
  // What fades is waited for otherwise, once in each look.
  canvasElement.classList.add('ptl-still')
  for (const [name, view] of looks) {
    await changeTo(view)
    await formsCame(canvasElement)
    faults.push(...(await faultsOf(canvasElement, name)), ...cutOff(canvasElement, name))
  }
  canvasElement.classList.remove('ptl-still')
  await expect(faults).toEqual([])
}
