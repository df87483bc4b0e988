import * as home from './home.ts'
import * as pages from './pages.ts'
import type { CardDescription } from './card-thing.tsx'

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Every card by the name that a page uses. */
export const cardDescriptions: ReadonlyMap<string, CardDescription> = new Map(
  Object.entries({ ...home, ...pages }).map(([name, card]) => [kebab(name), card]),
)
