import { firstView, type View } from './view.ts'

/** Encodes a text for an address: Storybook accepts only letters, digits and hyphens. */
export function writeComment(text: string): string {
  if (text.trim() === '') return ''
  const bytes = new TextEncoder().encode(text.trim())
  const base64 = btoa(String.fromCodePoint(...bytes))
  return `c-${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** Reads a comment from its part of an address; empty if it cannot be read. */
export function readComment(written: string): string {
  if (!written.startsWith('c-')) return ''
  try {
    const base64 = written.slice(2).replaceAll('-', '+').replaceAll('_', '/')
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0))
  } catch {
    return ''
  }
}

/** Encodes a choice for an address. */
export const writeChoice = (id: string): string => id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Returns the choice that an address names, otherwise the first one. */
export const readChoice = (written: string, choices: readonly string[], first: string): string =>
  choices.find((one) => writeChoice(one) === written) ?? first

/**
 * Returns the address of a sheet in its present view, for sharing. It leads to the book, not to the frame within it.
 */
export function addressOf(story: string, view: View): string {
  const page = new URL(window.parent === window ? location.href : window.parent.location.href)
  const globals = Object.entries(view)
    .filter(([name, value]) => value !== firstView[name as keyof View])
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const path = page.pathname.replace(/iframe\.html$/, '')
  return `${page.origin}${path}?path=/story/${story}${globals && `&globals=${globals}`}`
}
