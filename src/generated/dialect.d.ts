// Generated from spec/ by `npm run generate`. Do not edit.
import type { ValidateFunction } from 'ajv'

export declare const checkDialect: ValidateFunction
