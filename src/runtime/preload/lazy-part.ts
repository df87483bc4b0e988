import { createElement, use, type ComponentType } from 'react'
import { hold } from './fetch-again.ts'
import { fetchOnce } from './fetch-once.ts'

/**
 * A part that comes by need. Unlike React's own lazy parts, one that is here already is rendered at once: with those a
 * skeleton shows first, and whatever follows a skeleton waits a third of a second.
 */
export function coming<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const fetch = fetchOnce(load)
  return {
    fetch,
    Part: (props: Props) => createElement(use(hold(fetch())), props),
  }
}
