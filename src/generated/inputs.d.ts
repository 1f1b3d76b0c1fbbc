// Generated from spec/ by `npm run generate`. Do not edit.
import type { ValidateFunction } from 'ajv'

export declare const createLink: ValidateFunction
export declare const updateLink: ValidateFunction
export declare const createPixel: ValidateFunction
export declare const updatePixel: ValidateFunction
