// Generated from schemas/entities/muestra/pedido-muestra.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePedidoMuestra: Validator = validate0;

const func0 = codePointLength;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "customer"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.paymentMehod === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "paymentMehod"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.paymentIdendifier === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "paymentIdendifier"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.totalAmount === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "totalAmount"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "customer") || (key0 === "status")) || (key0 === "paymentMehod")) || (key0 === "paymentIdendifier")) || (key0 === "totalAmount"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.customer !== undefined){
let data0 = data.customer;
if(typeof data0 === "string"){
if(func0(data0) > 120){
const err6 = {instancePath:instancePath+"/customer",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err6);
errors++;
}
if(func0(data0) < 1){
const err7 = {instancePath:instancePath+"/customer",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/customer",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if(!(((data1 === "0") || (data1 === "1")) || (data1 === "2"))){
const err10 = {instancePath:instancePath+"/status",keyword:"enum",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.paymentMehod !== undefined){
let data2 = data.paymentMehod;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/paymentMehod",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
if(!(((data2 === "visa") || (data2 === "paypal")) || (data2 === "master"))){
const err12 = {instancePath:instancePath+"/paymentMehod",keyword:"enum",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.paymentIdendifier !== undefined){
let data3 = data.paymentIdendifier;
if(typeof data3 === "string"){
if(func0(data3) > 120){
const err13 = {instancePath:instancePath+"/paymentIdendifier",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err13);
errors++;
}
if(func0(data3) < 1){
const err14 = {instancePath:instancePath+"/paymentIdendifier",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/paymentIdendifier",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.totalAmount !== undefined){
let data4 = data.totalAmount;
if((typeof data4 == "number") && (isFinite(data4))){
if(decimalPlaces(data4) > 2){
const err16 = {instancePath:instancePath+"/totalAmount",keyword:"multipleOf",params:{multipleOf: 0.01}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/totalAmount",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err18);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
