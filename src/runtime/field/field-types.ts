import { createContext } from 'react'
import type { FieldTypes } from './types.ts'

export const FieldTypesContext = createContext<FieldTypes>(new Map())
