/** The part of MobX that mobx-persist-store needs for fields of plain values. The rest would come with every first page, since MobX is one module. */
export { action, makeObservable, observable, reaction, runInAction } from 'mobx';

export const toJS = <T>(value: T): T => value;
export const isAction = (): boolean => false;
export const isComputedProp = (): boolean => false;
export const ObservableMap = Map;
export const ObservableSet = Set;
