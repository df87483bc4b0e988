import type { StylePlugin } from './patch.ts'

/**
 * Removes Blueprint's rule for a span as placeholder beside a disabled input. Such a sibling rule makes the browser
 * recompute the styles of all siblings after an inserted element.
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
 * Replaces selectors for a part of a class name (intents) by the class names. With the former, each class change, even
 * on the body, restyles every icon, link and input below. Rules of the icon font, a tenth of all, are dropped: icons are
 * components here.
 */
export const withClassesNamed = (selectors: readonly string[]): string[] =>
  selectors
    .filter((one) => !isOfFont(one))
    .map((one) => one.replaceAll(/\[class\*=["']?bp6-intent-?["']?\]/g, intents))

/** The plugin that applies this to style sheets. */
export const classesAreNamed: StylePlugin = {
  postcssPlugin: 'portolan:classes-are-named',
  Rule(rule) {
    const named = withClassesNamed(rule.selectors)
    if (named.length === 0) rule.remove()
    else if (named.join() !== rule.selectors.join()) rule.selectors = named
  },
}

/** Blueprint components used nowhere here, by the classes only they have. */
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

/**
 * Classes used nowhere: nested menus, outlined button groups, the old select and text, and Blueprint's own
 * dark theme.
 */
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
 * Removes the rules of unused components, half of Blueprint's styles: they cost download, parsing and
 * matching.
 */
export const unusedIsLeftOut: StylePlugin = {
  postcssPlugin: 'portolan:unused-is-left-out',
  Rule(rule) {
    const left = rule.selectors.filter((one) => !isUnused.test(withoutExceptions(one)))
    if (left.length === 0) rule.remove()
    else if (left.length < rule.selectors.length) rule.selectors = left
  },
}
