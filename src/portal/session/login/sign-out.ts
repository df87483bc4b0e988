import { createContext } from 'react'

/** Goes to an address that is not of this app: the hosted login, or the end of the session. */
export type Leave = (address: string) => void

export const LeaveContext = createContext<Leave>((address) => location.replace(address))
