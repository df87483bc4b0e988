import { useMemo, useSyncExternalStore } from 'react'

/** Axes of a sheet. A person chooses one value of each, or all of them side by side. */
export const axes = {
  look: ['light', 'dark', 'forced'],
  width: ['360', '768', '1440'],
  direction: ['ltr', 'rtl'],
  zoom: ['100', '200'],
} as const

type Axis = keyof typeof axes

/** Current view of a sheet: a value for each axis, or `all`. */
export type View = Readonly<Record<Axis | 'words' | 'state' | 'comment' | 'shown', string>>

/** Values of the toolbar switches, which an address carries as well. */
export type Globals = Readonly<Record<string, unknown>>

/** The first view of a sheet. */
export const firstView: View = {
  look: 'light',
  width: '360',
  direction: 'ltr',
  zoom: '100',
  words: 'written',
  state: 'all',
  comment: '',
  shown: '',
}

/** One value of every axis, for one cell. */
export type Combination = Readonly<Record<Axis, string>>

const valuesOf = (view: View, axis: Axis): readonly string[] =>
  view[axis] === 'all' ? axes[axis] : [view[axis]]

/** Lists all combinations of a view. */
export function combinationsOf(view: View): readonly Combination[] {
  return valuesOf(view, 'look').flatMap((look) =>
    valuesOf(view, 'width').flatMap((width) =>
      valuesOf(view, 'direction').flatMap((direction) =>
        valuesOf(view, 'zoom').map((zoom) => ({ look, width, direction, zoom })),
      ),
    ),
  )
}

const subscribers = new Set<() => void>()
let overrides: Partial<View> = {}

/** Overrides the view of the toolbar, for tests; without a view the toolbar counts again. */
export function showView(view: Partial<View> = {}): void {
  overrides = view
  for (const notify of subscribers) notify()
}

function subscribe(notify: () => void) {
  subscribers.add(notify)
  return () => void subscribers.delete(notify)
}

/** Reads the view from the toolbar switches. */
export function viewOf(globals: Globals): View {
  const names = Object.keys(firstView) as (keyof View)[]
  return Object.fromEntries(
    names.map((name) => [name, String(globals[name] ?? firstView[name])]),
  ) as unknown as View
}

/** Returns the view of the toolbar, or the one that overrides it. */
export function useView(globals: Globals): View {
  const instead = useSyncExternalStore(subscribe, () => overrides)
  return useMemo(() => ({ ...viewOf(globals), ...instead }), [globals, instead])
}
