import type { Registry } from '@rjsf/utils'
import { createContext } from 'react'

/**
 * rjsf templates, widgets and fields in the portal's look; the caller that starts the runtime provides them
 * from the widgets floor.
 */
export type FormTheme = Partial<Pick<Registry, 'fields' | 'widgets'>> & {
  readonly templates?: Partial<Registry['templates']>
}

/** Loads the theme; the same promise each time. Only a step with a nested answer calls it. */
export type LoadFormTheme = () => Promise<FormTheme>

const plain = Promise.resolve<FormTheme>({})

export const FormThemeContext = createContext<LoadFormTheme>(() => plain)
