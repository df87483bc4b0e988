import { createContext, use } from 'react'
import type { RuntimeServices } from './types.ts'

export const ServicesContext = createContext<RuntimeServices | undefined>(undefined)

export function useServices(): RuntimeServices {
  const services = use(ServicesContext)
  if (!services) throw new Error('This part was rendered outside ServicesContext.')
  return services
}
