import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { shortcutKeys } from '#values/shortcut-keys.ts'
import { singleKeyOf } from '../../keys/single-key.ts'

const page = 10

/** Returns the row a key leads to; undefined for any other key. */
export function rowAfter(key: string, at: number, count: number): number | undefined {
  const to = targetOf(key, at, count)
  return to === undefined ? undefined : Math.min(Math.max(to, 0), count - 1)
}

function targetOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case shortcutKeys.nextRow:
      return at + 1
    case 'ArrowUp':
    case shortcutKeys.previousRow:
      return at - 1
    case 'PageDown':
      return at + page
    case 'PageUp':
      return at - page
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

export interface KeyedRows {
  readonly rows: readonly { readonly id: string }[]
  /** Selects a row, or the range up to it; absent if rows cannot be selected. */
  readonly onSelect?: ((id: string, isRange: boolean) => void) | undefined
}

/**
 * All rows are one stop of the Tab key: arrows move between them, and only while the focus is in the table. Answers with
 * the row that was reached last.
 */
export function useRowKeys(
  body: RefObject<HTMLElement | null>,
  { rows, onSelect }: KeyedRows,
  height: number,
): string | undefined {
  const [chosen, setChosen] = useState<string>()
  const requested = useRef<string>(undefined)
  /** True while Shift is held from row to row. */
  const selecting = useRef(false)
  const latest = useRef({ rows, onSelect })
  useLayoutEffect(() => {
    latest.current = { rows, onSelect }
    const stop = requested.current === undefined ? undefined : stopOf(body.current, requested.current)
    if (!stop) return
    requested.current = undefined
    reach(stop)
  })
  useLayoutEffect(() => {
    const place = body.current
    if (!place) return
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      const left = rowOf(event.target)
      const { rows: all, onSelect: select } = latest.current
      if (select && left !== undefined && isSelecting(event)) {
        event.preventDefault()
        if (!event.repeat) select(left, event.shiftKey)
        return
      }
      const key = event.key.length === 1 ? singleKeyOf(event) : event.key
      if (key === shortcutKeys.openRow && left !== undefined) {
        event.preventDefault()
        const row = stopOf(place, left)
        if (!event.repeat && row instanceof HTMLAnchorElement) row.click()
        return
      }
      // There may be very many rows, so their ids are read only for a key press.
      const at = all.findIndex((row) => row.id === left)
      const to = at < 0 || key === undefined ? undefined : rowAfter(key, at, all.length)
      const id = to === undefined ? undefined : all[to]?.id
      if (to === undefined || id === undefined) return
      event.preventDefault()
      if (select && left !== undefined && event.shiftKey && isStep(event.key)) {
        if (!selecting.current) select(left, false)
        selecting.current = true
        select(id, true)
      } else selecting.current = false
      const stop = stopOf(place, id)
      setChosen(id)
      if (stop) {
        reach(stop)
        return
      }
      requested.current = id
      bring(place, to, height)
    }
    const enter = (event: FocusEvent) => setChosen((now) => rowOf(event.target) ?? now)
    place.addEventListener('keydown', press)
    place.addEventListener('focusin', enter)
    return () => {
      place.removeEventListener('keydown', press)
      place.removeEventListener('focusin', enter)
    }
  }, [body, height])
  return chosen
}

/** Tells whether Space or x selects a row, which they do unless the focused element uses them. */
function isSelecting(event: KeyboardEvent): boolean {
  const { key, target } = event
  if (key !== ' ' && singleKeyOf(event) !== shortcutKeys.selectRow) return false
  return !(target instanceof HTMLInputElement || target instanceof HTMLButtonElement)
}

function isStep(key: string): boolean {
  return key === 'ArrowDown' || key === 'ArrowUp'
}

function reach(stop: HTMLElement) {
  stop.focus({ preventScroll: true })
  stop.closest('[data-row]')?.scrollIntoView({ block: 'nearest' })
}

function rowOf(target: EventTarget | null): string | undefined {
  const row = target instanceof Element ? target.closest('[data-row]') : null
  return row instanceof HTMLElement ? row.dataset['row'] : undefined
}

function stopOf(body: HTMLElement | null, id: string): HTMLElement | undefined {
  const row = body?.querySelector(`[data-row="${CSS.escape(id)}"]`)
  const stop = row?.matches('[data-row-stop]') ? row : row?.querySelector('[data-row-stop]')
  return stop instanceof HTMLElement ? stop : undefined
}

/** Scrolls to a row that is not rendered yet; it gets the focus as soon as it is. */
function bring(body: HTMLElement, place: number, height: number) {
  const top = body.getBoundingClientRect().top + place * height
  scrollableOf(body).scrollBy({ top: top - innerHeight / 2, behavior: 'instant' })
}

function scrollableOf(from: HTMLElement): Element {
  for (let place = from.parentElement; place; place = place.parentElement) {
    const { overflowY } = getComputedStyle(place)
    if ((overflowY === 'auto' || overflowY === 'scroll') && place.scrollHeight > place.clientHeight)
      return place
  }
  return document.documentElement
}
