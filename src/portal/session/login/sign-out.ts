import { createContext } from 'react'

/** Opens an address outside this app: the hosted login, or its sign-out. */
export type Leave = (address: string) => void

export const LeaveContext = createContext<Leave>((address) => location.replace(address))
