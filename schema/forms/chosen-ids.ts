import { ArrayMaxSize, ArrayMinSize, IsArray, Matches } from "class-validator";
import { validationText } from "../messages.ts";
import { inOrder } from "./decorators.ts";

const MOST = 10_000;
/** Of a theme or group. */
const ID = /^[1-9]\d{0,17}$/;
const USER_ID = /^\S{1,64}$/;

const chosen = (pattern: RegExp, least: 0 | 1): PropertyDecorator =>
  inOrder(
    IsArray({ message: validationText.atLeastOne }),
    ...(least === 1 ? [ArrayMinSize(1, { message: validationText.atLeastOne })] : []),
    ArrayMaxSize(MOST, { message: validationText.tooManyChosen }),
    Matches(pattern, { each: true, message: validationText.chosenUnknown }),
  );

/** What is ticked or picked in a form, by id. */
export const ChosenIds = (): PropertyDecorator => chosen(ID, 1);
export const ChosenIdsOrNone = (): PropertyDecorator => chosen(ID, 0);
export const ChosenUserIds = (): PropertyDecorator => chosen(USER_ID, 1);
