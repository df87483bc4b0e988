import type { HTMLAttributes } from 'react'
import type { WidgetProps } from '#runtime/field/types.ts'
import { idsOf } from './frame.tsx'

export interface ChoiceGroupProps extends Pick<
  HTMLAttributes<HTMLDivElement>,
  'aria-busy' | 'children' | 'className' | 'onChange'
> {
  readonly field: WidgetProps
  /** The class of the group; one that is wrong bears it with `--invalid` as well. */
  readonly block: string
}

/**
 * Tells whether the focus is still in the group; an action such as adding an option does not leave the
 * question.
 */
function isStillHere(group: Element, next: Element | null): boolean {
  return group.contains(next) || (next?.closest('.ptl-step-actions') ?? null) !== null
}

/** Group of radio choices with label, hint and error; it is left when the focus leaves all of them. */
export function ChoiceGroup({ field, block, className, children, ...rest }: ChoiceGroupProps) {
  const { id, state, describedBy, invalid, onLeave } = field
  return (
    <div
      {...rest}
      id={id}
      className={[block, invalid && `${block}--invalid`, className].filter(Boolean).join(' ')}
      role="radiogroup"
      aria-labelledby={idsOf(id).label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={state.required || undefined}
      onBlur={(event) => isStillHere(event.currentTarget, event.relatedTarget) || onLeave()}
    >
      {children}
    </div>
  )
}
