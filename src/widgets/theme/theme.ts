import type { ThemeProps } from '@rjsf/core'
import { AltDateTimeWidget, AltDateWidget } from './controls/alt-date.tsx'
import { CheckboxWidget } from './controls/checkbox.tsx'
import { CheckboxesWidget } from './controls/checkboxes.tsx'
import { DateWidget } from './controls/alt-date.tsx'
import { FileWidget } from './controls/file.tsx'
import { RadioWidget } from './controls/radio.tsx'
import { RangeWidget } from './controls/range.tsx'
import { RatingWidget } from './controls/range.tsx'
import { SelectWidget } from './controls/select.tsx'
import { TextareaWidget } from './controls/textarea.tsx'
import { WrapIfAdditionalTemplate } from './templates/additional.tsx'
import { ArrayFieldItemButtonsTemplate, ArrayFieldItemTemplate } from './templates/array-item.tsx'
import { ArrayFieldTemplate } from './templates/array.tsx'
import { BaseInputTemplate } from './templates/base-input.tsx'
import {
  AddButton,
  ClearButton,
  CopyButton,
  MoveDownButton,
  MoveUpButton,
  RemoveButton,
  SubmitButton,
} from './templates/buttons.tsx'
import { CyclicSchemaExpandTemplate } from './templates/rare-schemas.tsx'
import { ErrorListTemplate } from './templates/error-list.tsx'
import { FieldErrorTemplate } from './templates/field-error.tsx'
import { FieldTemplate } from './templates/field.tsx'
import { GridTemplate } from './templates/object.tsx'
import { MultiSchemaFieldTemplate } from './templates/rare-schemas.tsx'
import { ObjectFieldTemplate } from './templates/object.tsx'
import { OptionalDataControlsTemplate } from './templates/optional-data.tsx'
import { DescriptionFieldTemplate, FieldHelpTemplate } from './templates/texts.tsx'
import { TitleFieldTemplate } from './templates/texts.tsx'
import { UnsupportedFieldTemplate } from './templates/rare-schemas.tsx'

/** Complete Blueprint 6 theme for rjsf 6.11; pass it to `withTheme`, or its parts to your own registry. */
export const blueprintTheme: Required<Pick<ThemeProps, 'templates' | 'widgets'>> = {
  templates: {
    ArrayFieldItemButtonsTemplate,
    ArrayFieldItemTemplate,
    ArrayFieldTemplate,
    BaseInputTemplate,
    ButtonTemplates: {
      SubmitButton,
      AddButton,
      CopyButton,
      MoveUpButton,
      MoveDownButton,
      RemoveButton,
      ClearButton,
    },
    CyclicSchemaExpandTemplate,
    DescriptionFieldTemplate,
    ErrorListTemplate,
    FieldErrorTemplate,
    FieldHelpTemplate,
    FieldTemplate,
    GridTemplate,
    MultiSchemaFieldTemplate,
    ObjectFieldTemplate,
    OptionalDataControlsTemplate,
    TitleFieldTemplate,
    UnsupportedFieldTemplate,
    WrapIfAdditionalTemplate,
  },
  widgets: {
    AltDateTimeWidget,
    AltDateWidget,
    CheckboxWidget,
    CheckboxesWidget,
    DateWidget,
    FileWidget,
    RadioWidget,
    RangeWidget,
    RatingWidget,
    SelectWidget,
    TextareaWidget,
  },
}
