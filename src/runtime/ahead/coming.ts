import { forgetFailure, hold } from './fetch-again.ts'
import { createElement, use, type ComponentType } from 'react'

/**
 * A part that comes by need. Unlike React's own lazy parts, one that is here already is rendered at once: with those a
 * skeleton shows first, and whatever follows a skeleton waits a third of a second.
 */
export function coming<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let asked: Promise<ComponentType<Props>> | undefined
  const ask = () => {
    const part = load()
    // A promise that says so itself is used without suspending; one that was used once must be used again.
    void part.then(
      (value) => Object.assign(part, { status: 'fulfilled', value }),
      () => {},
    )
    forgetFailure(part, () => (asked = undefined))
    return part
  }
  const fetch = () => (asked ??= ask())
  return {
    fetch,
    Part: (props: Props) => createElement(use(hold(fetch())), props),
  }
}
