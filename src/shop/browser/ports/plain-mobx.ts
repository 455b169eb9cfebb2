/** The part of MobX that mobx-persist-store needs for plain values. MobX is one module: importing all of it would add the rest to first load. */
export { action, makeObservable, observable, reaction, runInAction } from 'mobx';

export const toJS = <T>(value: T): T => value;
export const isAction = (): boolean => false;
export const isComputedProp = (): boolean => false;
export const ObservableMap = Map;
export const ObservableSet = Set;
