import { HTMLSelect, type HTMLSelectProps } from '@blueprintjs/core'
import type { RefAttributes } from 'react'

/** Removes the title of the button, which Blueprint would announce after every list. */
const silent = { title: undefined }

/** Native select. */
export function Select(props: HTMLSelectProps & RefAttributes<HTMLSelectElement>) {
  return <HTMLSelect {...props} iconProps={silent} />
}
