import type { CSSProperties } from 'react'
import type { GridTemplateProps } from '@rjsf/utils'

/** Twelve columns on a wide screen, one on a narrow; a column says how many of the twelve it takes in `span`. */
export function GridTemplate({ children, column, span, className, style, ...rest }: GridTemplateProps) {
  const name = [column ? 'ptl-grid-column' : 'ptl-grid', className].filter(Boolean).join(' ')
  const place = { ...style, '--ptl-span': span } as CSSProperties
  return (
    <div className={name} style={place} {...rest}>
      {children}
    </div>
  )
}
