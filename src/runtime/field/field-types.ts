import { createContext, use } from 'react'
import type { FieldKind } from '#engine/field/types.ts'
import { hold } from '../preload/fetch-again.ts'
import type { FieldTypes } from './types.ts'

export const FieldTypesContext = createContext<FieldTypes>(new Map())

/** How values of the field types read as words. */
export const KindsContext = createContext<ReadonlyMap<string, FieldKind>>(new Map())

/** Loads missing field types: the same promise while they load, undefined once they are loaded. */
export type PrepareTypes = (types: readonly string[]) => Promise<unknown> | undefined

export const PrepareTypesContext = createContext<PrepareTypes>(() => undefined)

// A promise marked as fulfilled is used by React without suspending.
const here = Object.assign(Promise.resolve<unknown>(undefined), { status: 'fulfilled', value: undefined })

/** Suspends until the field types are loaded. Linking needs them synchronously, so call this first. */
export function useTypes(types: readonly string[], prepare: PrepareTypes): void {
  const coming = prepare(types)
  use(coming ? hold(coming) : here)
}
