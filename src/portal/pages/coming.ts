import { createElement, use, type ComponentType } from 'react'

/**
 * A part that comes by need. Unlike React's own lazy parts, one that is here already is rendered at once: with those a
 * skeleton shows first, and whatever follows a skeleton waits a third of a second.
 */
export function coming<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined
  let asked: Promise<ComponentType<Props>> | undefined
  const fetch = () => (asked ??= load().then((part) => (here = part)))
  return {
    fetch,
    Part: (props: Props) => createElement(here ?? use(fetch()), props),
  }
}
