const FOCUS: readonly (readonly [RegExp, string])[] = [
  [/:focus-visible/g, ':is(:focus-visible, .book-focused)'],
  [/:focus-within/g, ':is(:focus-within, .book-focused-within)'],
  [/:focus(?![-\w])/g, ':is(:focus, .book-focused)'],
]

const WIDTH = /^\(\s*(?:(?:min-|max-)?width\b)[^)]*\)(?:\s*and\s*\(\s*(?:min-|max-)?width\b[^)]*\))*$/

type Grouping = CSSStyleSheet | CSSGroupingRule

/** The changed style sheets with their undo functions, and the rules for forced colours. */
interface Adapted {
  readonly undo: (() => void)[]
  readonly forced: string[]
}

function adaptFocus(rule: CSSStyleRule, { undo }: Adapted): void {
  const before = rule.selectorText
  if (!before.includes(':focus')) return
  rule.selectorText = FOCUS.reduce((text, [from, to]) => text.replace(from, to), before)
  undo.push(() => {
    rule.selectorText = before
  })
}

/** In such colours the system insists, so what is written for them does as well. */
function insisting(rules: CSSRuleList): string {
  return [...rules]
    .filter((rule) => rule instanceof CSSStyleRule)
    .map(({ selectorText, style }) => {
      const lines = [...style].map((name) => `${name}: ${style.getPropertyValue(name)} !important;`)
      return `${selectorText} { ${lines.join(' ')} }`
    })
    .join('\n')
}

function adaptMedia(parent: Grouping, at: number, rule: CSSMediaRule, adapted: Adapted): void {
  const { conditionText, cssText } = rule
  const { undo, forced } = adapted
  adaptRules(rule, adapted)
  if (conditionText.includes('forced-colors'))
    forced.push(`@scope (.book-forced) { ${insisting(rule.cssRules)} }`)
  if (!WIDTH.test(conditionText)) return
  const inner = [...rule.cssRules].map((one) => one.cssText).join('\n')
  parent.deleteRule(at)
  parent.insertRule(`@container book ${conditionText} { ${inner} }`, at)
  const instead = parent.cssRules[at]
  undo.push(() => {
    const now = [...parent.cssRules].findIndex((one) => one === instead)
    if (now < 0) return
    parent.deleteRule(now)
    parent.insertRule(cssText, now)
  })
}

function adaptRules(parent: Grouping, adapted: Adapted): void {
  for (let at = parent.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = parent.cssRules[at]
    if (rule instanceof CSSStyleRule) adaptFocus(rule, adapted)
    if (rule instanceof CSSImportRule && rule.styleSheet) adaptRules(rule.styleSheet, adapted)
    if (rule instanceof CSSMediaRule) adaptMedia(parent, at, rule, adapted)
    else if (rule instanceof CSSGroupingRule) adaptRules(rule, adapted)
  }
}

/** Tells of every sheet that comes later, such as that of a part which is fetched by need; answers what ends it. */
function watchSheets(adapt: (sheet: CSSStyleSheet) => void): () => void {
  const take = (node: Node) => {
    if (!(node instanceof HTMLStyleElement) && !(node instanceof HTMLLinkElement)) return
    if (node.sheet) adapt(node.sheet)
    else node.addEventListener('load', () => node.sheet && adapt(node.sheet), { once: true })
  }
  const watch = new MutationObserver((changes) =>
    changes.forEach(({ addedNodes }) => addedNodes.forEach(take)),
  )
  watch.observe(document.head, { childList: true })
  return () => watch.disconnect()
}

/**
 * Lets one page show several screens without frames. Media queries become container queries of the box around the
 * example, and focus becomes a class. Rules for forced colours apply within `.book-forced`. Returns the function that
 * undoes all this, because the page shows other stories later.
 */
export function adaptStyles(): () => void {
  const adapted: Adapted = { undo: [], forced: [] }
  const style = document.createElement('style')
  const adapt = (sheet: CSSStyleSheet) => {
    if (sheet === style.sheet) return
    adaptRules(sheet, adapted)
    style.textContent = adapted.forced.join('\n')
  }
  for (const sheet of document.styleSheets) adaptRules(sheet, adapted)
  style.textContent = adapted.forced.join('\n')
  document.head.append(style)
  const leave = watchSheets(adapt)
  document.documentElement.classList.add('book-screen-of-page')
  return () => {
    leave()
    for (const change of adapted.undo.toReversed()) change()
    style.remove()
    document.documentElement.classList.remove('book-screen-of-page')
  }
}
