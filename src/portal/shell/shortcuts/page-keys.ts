import { shortcutKeys } from '#values/shortcut-keys.ts'
import { sayShell } from '#values/generated/say-shell.ts'
import { findKeyScope, findRow, findSearch, listKeyed } from './key-scope.ts'

/** A shortcut: its keys, in order if they are pressed one after the other, and its action. */
export interface KeyLine {
  readonly keys: readonly string[]
  readonly label: string
}

export interface PageKeys {
  readonly hasPage: boolean
  readonly list: readonly KeyLine[]
  readonly record: readonly KeyLine[]
}

/** Lists the shortcuts of the page as it is now, although the list itself is above it. */
export function listPageKeys(): PageKeys {
  const scope = findKeyScope('.ptl-keys, .ptl-palette')
  if (!scope) return { hasPage: false, list: [], record: [] }
  const row = findRow(scope)
  const { nextRow, previousRow, selectRow, openRow, search } = shortcutKeys
  const line = (isThere: boolean, keys: readonly string[], label: string): KeyLine[] =>
    isThere ? [{ keys, label }] : []
  return {
    hasPage: scope.kind === 'page',
    list: [
      ...line(findSearch(scope) !== undefined, [search], sayShell('keySearchList')),
      ...line(row !== undefined, [nextRow, previousRow], sayShell('keyNext')),
      ...line(
        row?.closest('[aria-selected]') !== null && row !== undefined,
        [selectRow],
        sayShell('keySelect'),
      ),
      ...line(row instanceof HTMLAnchorElement, [openRow, 'Enter'], sayShell('keyOpenRow')),
    ],
    record: listKeyed(scope).map(([key, button]) => ({ keys: [key], label: button.textContent })),
  }
}
