import { createElement, use, type ComponentType } from 'react'
import { hold } from './fetch-again.ts'
import { fetchOnce } from './fetch-once.ts'

/**
 * A part that is loaded on demand. Unlike React.lazy, a loaded part renders at once, without a skeleton and
 * the delay of a third of a second after it.
 */
export function coming<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const fetch = fetchOnce(load)
  return {
    fetch,
    Part: (props: Props) => createElement(use(hold(fetch())), props),
  }
}
