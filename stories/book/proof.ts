import axe from 'axe-core'
import { expect } from 'storybook/test'
import { clippedIn } from './clipped.ts'
import { showView, type View } from './view.ts'

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

async function faultsOf(canvas: HTMLElement): Promise<readonly string[]> {
  const { violations } = await axe.run(canvas.querySelector('.book-states') ?? canvas, options)
  return violations.map(
    ({ id, nodes }) => `dark, from the right: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
}

/** What is cut off on a phone. */
function cutOff(canvas: HTMLElement, direction: string): readonly string[] {
  const cells = cellsOf(canvas)
  if (cells.length === 0) return ['no state is drawn']
  return cells.flatMap(clippedIn).map((part) => `longer words, ${direction}: ${part} is cut off`)
}

/**
 * What a sheet promises, besides what is checked of every story: it can be read in the dark and from the right, and
 * nothing is cut off on a phone when words are longer. It changes what is seen, so only tests run it.
 */
export async function proveSheet({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  if (!import.meta.env['VITEST']) return
  const faults: string[] = []
  await changeTo({ words: 'longer', look: 'dark', direction: 'rtl' })
  faults.push(...(await faultsOf(canvasElement)), ...cutOff(canvasElement, 'from the right'))
  await changeTo({ words: 'longer' })
  faults.push(...cutOff(canvasElement, 'from the left'))
  await expect(faults).toEqual([])
}
