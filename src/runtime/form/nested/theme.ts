import type { Registry } from '@rjsf/utils'
import { createContext } from 'react'

/** rjsf's templates, widgets and fields in the product's look; the widgets floor has them, who starts the runtime hands them in. */
export type FormTheme = Partial<Pick<Registry, 'fields' | 'widgets'>> & {
  readonly templates?: Partial<Registry['templates']>
}

/** Answers the same promise each time; only a step with a nested answer asks. */
export type LoadFormTheme = () => Promise<FormTheme>

const plain = Promise.resolve<FormTheme>({})

export const FormThemeContext = createContext<LoadFormTheme>(() => plain)
