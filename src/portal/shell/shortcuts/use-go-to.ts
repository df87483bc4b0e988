import { useLeave } from '#runtime/flow/leave/leaving.ts'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSidebarEntries } from '../sidebar-entries.ts'

/** Goes to the page of the navigation that a letter stands for, and asks first where something would be lost. */
export function useGoTo(): (letter: string) => void {
  const entries = useSidebarEntries()
  const navigate = useNavigate()
  const { ask } = useLeave()
  return useCallback(
    (letter) => {
      const path = entries.find(({ key }) => key === letter)?.path
      if (path !== undefined) ask(() => void navigate(path))
    },
    [entries, navigate, ask],
  )
}
