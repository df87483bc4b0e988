import { HTMLSelect, type HTMLSelectProps } from '@blueprintjs/core'
import type { RefAttributes } from 'react'

/** What opens it says nothing that the list does not say itself; Blueprint would read it out after every list. */
const silent = { title: undefined }

/** The browser's own list to choose from. */
export function Select(props: HTMLSelectProps & RefAttributes<HTMLSelectElement>) {
  return <HTMLSelect {...props} iconProps={silent} />
}
