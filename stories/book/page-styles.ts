const FOCUS: readonly (readonly [RegExp, string])[] = [
  [/:focus-visible/g, ':is(:focus-visible, .book-focused)'],
  [/:focus-within/g, ':is(:focus-within, :has(.book-focused))'],
  [/:focus(?![-\w])/g, ':is(:focus, .book-focused)'],
]

const WIDTH = /^\(\s*(?:(?:min-|max-)?width\b)[^)]*\)(?:\s*and\s*\(\s*(?:min-|max-)?width\b[^)]*\))*$/
const forced = new Set<string>()

type Grouping = CSSStyleSheet | CSSGroupingRule

function showsFocus(rule: CSSStyleRule): void {
  const { selectorText } = rule
  if (!selectorText.includes(':focus') || selectorText.includes('book-focused')) return
  rule.selectorText = FOCUS.reduce((text, [from, to]) => text.replace(from, to), selectorText)
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

function adaptMedia(parent: Grouping, at: number, rule: CSSMediaRule): void {
  const { conditionText } = rule
  if (conditionText.includes('forced-colors')) {
    forced.add(`@scope (.book-forced) { ${insisting(rule.cssRules)} }`)
    return
  }
  if (!WIDTH.test(conditionText)) return
  const inner = [...rule.cssRules].map(({ cssText }) => cssText).join('\n')
  parent.deleteRule(at)
  parent.insertRule(`@container book ${conditionText} { ${inner} }`, at)
}

function adaptRules(parent: Grouping): void {
  for (let at = parent.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = parent.cssRules[at]
    if (rule instanceof CSSStyleRule) showsFocus(rule)
    if (rule instanceof CSSImportRule && rule.styleSheet) adaptRules(rule.styleSheet)
    if (rule instanceof CSSGroupingRule) adaptRules(rule)
    if (rule instanceof CSSMediaRule) adaptMedia(parent, at, rule)
  }
}

/**
 * Lets one page show several screens without frames: rules about the width of the screen ask the box around the
 * example, what is focused may be a class, and rules for forced colours hold within `.book-forced`.
 */
export function adaptStyles(): void {
  for (const sheet of document.styleSheets) adaptRules(sheet)
  const id = 'book-forced'
  const style = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'))
  style.id = id
  const text = [...forced].join('\n')
  if (style.textContent !== text) style.textContent = text
}
