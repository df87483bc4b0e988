import type { StylePlugin } from './patch.ts'

/**
 * Blueprint says how the placeholder of a span looks that stands beside a switched-off input. For rules like that the
 * browser styles everything anew that stands beside what is put into a page.
 */
export const spansHoldNoPlaces: StylePlugin = {
  postcssPlugin: 'portolan:spans-hold-no-places',
  Rule(rule) {
    if (/file-upload-input\S*placeholder/.test(rule.selector)) rule.remove()
  },
}

const intents = ':is(.bp6-intent-primary, .bp6-intent-success, .bp6-intent-warning, .bp6-intent-danger)'

const isOfFont = (selector: string) => /\[class\*=["']?bp6-icon-|^\.bp6-icon-[\w-]+::?before$/.test(selector)

/**
 * Blueprint knows what has an intent by a part of its class. For rules like that the browser styles every icon, link and
 * input anew that stands inside what changes any class, be it the body; so the intents are named. Icons of its font,
 * by name, are a tenth of its rules and never there: ours are components.
 */
export const withClassesNamed = (selectors: readonly string[]): string[] =>
  selectors
    .filter((one) => !isOfFont(one))
    .map((one) => one.replaceAll(/\[class\*=["']?bp6-intent-?["']?\]/g, intents))

/** Style sheets with whole classes alone. */
export const classesAreNamed: StylePlugin = {
  postcssPlugin: 'portolan:classes-are-named',
  Rule(rule) {
    const named = withClassesNamed(rule.selectors)
    if (named.length === 0) rule.remove()
    else if (named.join() !== rule.selectors.join()) rule.selectors = named
  },
}
