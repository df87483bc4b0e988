import { createContext, useContext } from 'react'
import type { WidgetProps } from '@rjsf/utils'

/** Ids that the field template really rendered; a control may refer only to these. */
export interface Frame {
  readonly id: string
  readonly labelId: string | undefined
  readonly describedBy: string | undefined
}

export const FrameContext = createContext<Frame>({ id: '', labelId: undefined, describedBy: undefined })

type Named = Pick<WidgetProps, 'id' | 'label' | 'name' | 'placeholder' | 'rawErrors'>

const spoken = ({ label, placeholder, name, id }: Named) => label || placeholder || name || id

const isInvalid = (errors: string[] | undefined) => (errors && errors.length > 0 ? true : undefined)

/**
 * Returns the ARIA attributes of a control: named by its visible label, or by the field's title if there is
 * none.
 */
export function useControlAria(props: Named) {
  const frame = useContext(FrameContext)
  const labelled = frame.id === props.id && frame.labelId !== undefined
  return {
    'aria-label': labelled ? undefined : spoken(props),
    'aria-describedby': frame.describedBy,
    'aria-invalid': isInvalid(props.rawErrors),
  }
}

/** ARIA of a group of controls; `invalid` is apart because not every group role may carry it. */
export function useGroupAria(props: Named) {
  const frame = useContext(FrameContext)
  const labelId = frame.id === props.id ? frame.labelId : undefined
  return {
    group: {
      'aria-labelledby': labelId,
      'aria-label': labelId ? undefined : spoken(props),
      'aria-describedby': frame.describedBy,
    },
    invalid: isInvalid(props.rawErrors),
  }
}
