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

/** The components of Blueprint that are shown nowhere, by the classes that only they wear. */
export const UNUSED: Readonly<Record<string, readonly string[]>> = {
  Alert: ['alert'],
  CardList: ['card-list'],
  Collapse: ['collapse'],
  CompoundTag: ['compound-tag'],
  ControlGroup: ['control-group'],
  EditableText: ['editable-text'],
  EntityTitle: ['entity-title'],
  HotkeysDialog: ['hotkey', 'key-combo'],
  MultistepDialog: ['multistep-dialog', 'dialog-step'],
  Navbar: ['navbar'],
  NumericInput: ['numeric-input'],
  OverflowList: ['overflow-list'],
  PanelStack: ['panel-stack', 'panel-stack2'],
  Slider: ['slider'],
  TagInput: ['tag-input'],
  Tree: ['tree'],
}

/** Classes that nothing wears: a menu inside a menu, an outlined group of buttons, the select and the text of an older Blueprint, and its own mark of a dark page. */
const NEVER = [
  String.raw`\.bp6-submenu`,
  String.raw`\.bp6-button-group(?:\.bp6-vertical)?\.bp6-outlined`,
  String.raw`\.bp6-select(?![\w-])`,
  String.raw`\.bp6-running-text`,
  String.raw`\[data-bp-color-scheme`,
]

const isUnused = new RegExp(
  [
    ...NEVER,
    ...Object.values(UNUSED).flatMap((names) => names.map((name) => String.raw`\.bp6-${name}(?![a-z0-9])`)),
  ].join('|'),
)
const withoutExceptions = (selector: string) => selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '')

/**
 * Half of what Blueprint says of looks is about what is shown nowhere here. A phone would wait for it, and the browser
 * would read it and compare it with all that is drawn.
 */
export const unusedIsLeftOut: StylePlugin = {
  postcssPlugin: 'portolan:unused-is-left-out',
  Rule(rule) {
    const left = rule.selectors.filter((one) => !isUnused.test(withoutExceptions(one)))
    if (left.length === 0) rule.remove()
    else if (left.length < rule.selectors.length) rule.selectors = left
  },
}
