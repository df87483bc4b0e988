import { checkOneLine } from '#values/one-line.ts'
import { refusedField } from '../refused.ts'

interface Place {
  value: unknown
  path: string
}

/** Finds text that would be displayed differently from how it was written, with its path and a message. */
export const findUnshown = (answer: unknown): { path: string; message: string } | undefined => {
  const open: Place[] = [{ value: answer, path: '' }]
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, path } = place
    const message = typeof value === 'string' ? checkOneLine(value) : undefined
    if (message !== undefined) return { path, message }
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      const wrong = checkOneLine(name)
      if (wrong !== undefined) return { path, message: wrong }
      open.push({ value: inner, path: path === '' ? name : `${path}.${name}` })
    }
  }
  return undefined
}

/** Refuses such text, and names its path. */
export const refuseUnshown = (answer: unknown): void => {
  const unshown = findUnshown(answer)
  if (unshown) throw refusedField('unshown-text', unshown.path, unshown.message, 'line')
}
